Feature: Saving who serves in the organisation
  Each part is saved to its own address, once, and what was not saved is not lost.

  Background:
    Given I am an admin

  Rule: Saving every kind of part

    @ORGN-10 @ORGN-11
    Scenario Outline: <part> is saved to its own address, with all that came along
      Given I visit /job/manage/<address>
      When I click the button "<seat> 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And PUT /api/<call> carried the fields "<fields>"
      When I reload
      Then I see the button "<seat> 고르기"

      Examples:
        | part         | address           | seat     | call         | fields                                                                                                                                             |
        | The session  | session           | 당회서기 | session      | board, committees, missions, 당회서기, 당회장                                                                                                      |
        | Its board    | session           | 부서기   | session      | board, committees, missions, 당회서기, 당회장                                                                                                      |
        | A committee  | committee-2       | 총무     | committee/2  | departments, id, jobs, name, 위원장, 총무                                                                                                          |
        | A department | department-6?of=2 | 권사     | Department/6 | bookKeeper, chairman, choirs, deaconess, id, infoKeeper, members, name, president, school, secretary, treasureBookKeeper, treasurer, vicePresident |

    @ORGN-10
    Scenario: A committee gets another duty, and leads to its departments
      Given I visit /job/manage/committee-7
      When I fill "소관 업무" with "주일 점심을 준비합니다.  야유회를 계획합니다."
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      When I click the link "식당부"
      Then I see the heading "식당부"
      When I click the link "위원회"
      Then "소관 업무" holds "주일 점심을 준비합니다.  야유회를 계획합니다."

    @ORGN-10
    Scenario: A department is edited with its school and its choir
      Given I visit /job/manage/committee-2
      When I click the link "학생부"
      Then I see the heading "학생부 교회학교"
      And I see the heading "학생부 찬양대"
      When I click the button named just "지휘 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And PUT /api/Department/9 was sent 1 time
      And I see the button named just "지휘 고르기"

    @ORGN-10 @REL-17
    Scenario: A double click and Enter save once
      Given I visit /job/manage/mission-101
      And I click the button "총무 비우기"
      And PUT /api/Department/101 is held
      When I double-click the button "저장"
      And I press "Enter"
      And the held calls are answered
      Then a toast says "부서와 기관을 저장했습니다."
      And PUT /api/Department/101 was sent 1 time

    @ORGN-10 @REL-26
    Scenario Outline: A save that <fault> has a message, and nothing is lost
      Given I visit /job/manage/mission-101
      And PUT /api/Department/101 <fault>
      When I click the button "총무 비우기"
      And I click the button "저장"
      Then a toast says "부서와 기관을 저장하지 못했습니다."
      And an alert in the page says "<why>"
      And I see "고친 곳 1곳"
      And I see the button "총무 고르기"

      Examples:
        | fault                     | why                                             |
        | is missing on this server | 지금 서버에서는 부서와 기관을 고칠 수 없습니다. |
        | gets no answer            | 서버와 연결되지 않았습니다.                     |

  Rule: Leaving before it is saved

    Background:
      Given I visit the organisation management page
      And I click the link "제1남선교회"
      And I click the button "총무 비우기"

    @ORGN-10
    Scenario: An Admin who leaves with unsaved changes is asked first
      When I click the link "부서와 기관 목록으로"
      Then I see "저장하지 않은 내용이 있습니다"
      When I click the button "계속 쓰기"
      Then I am at /job/manage/mission-101
      And I see the button "총무 고르기"
      When I click the link "부서와 기관 목록으로"
      And I click the button "저장하지 않고 떠나기"
      Then I am at the organisation management page
      When I click the link "제1남선교회"
      Then I see the button "총무 바꾸기"
      And PUT /api/Department/101 was sent 0 times

    @ORGN-10 @REL-18
    Scenario: What is being saved goes on when its page is left unasked, and is told elsewhere
      Given PUT /api/Department/101 is held
      When I click the button "저장"
      And I click the link "부서와 기관 목록으로"
      Then I am at the organisation management page
      And I do not see "저장하지 않은 내용이 있습니다"
      When the held calls are answered
      Then a toast says "부서와 기관을 저장했습니다."
      When I click the link "제1남선교회"
      Then I see the button "총무 고르기"
      And PUT /api/Department/101 was sent 1 time

    @ORGN-10 @REL-18
    Scenario: What could not be saved after its page was left waits there
      Given PUT /api/Department/101 fails
      And PUT /api/Department/101 is held
      When I click the button "저장"
      And I click the link "부서와 기관 목록으로"
      And the held calls are answered
      Then a toast says "부서와 기관을 저장하지 못했습니다."
      When I click the button "쓰던 곳으로" in the toast
      Then I see "고친 곳 1곳"

    @ORGN-10
    Scenario: The way back loses nothing that was changed
      When I go back
      Then I am at /job/manage/mission-101
      And I see "고친 곳 1곳"

  Rule: Two at once, and sessions that end

    Background:
      Given I visit /job/manage/mission-101
      And I click the button "총무 비우기"

    @ORGN-10
    Scenario: Two Admins do not overwrite each other unknowingly
      Given another user gives the office "제1남선교회 회계" to "김민수"
      When I click the button "저장"
      Then I see the dialog "그사이 다른 분이 고쳤습니다"
      And I see "조영호 → 김민수"
      And PUT /api/Department/101 was sent 0 times
      When I click the button "내가 고친 것을 얹어 저장"
      Then a toast says "부서와 기관을 저장했습니다."
      And I see the button "총무 고르기"
      And holders of "회계" are
        | 김민수 |
      And PUT /api/Department/101 was sent 1 time

    @ORGN-10
    Scenario: The version that another user has saved can be taken instead
      Given another user gives the office "제1남선교회 총무" to "김민수"
      When I click the button "저장"
      Then I see "김창호 → 김민수"
      And I see "내가 고친 것: 김창호 → 없음"
      When I press "Escape"
      Then I see "고친 곳 1곳"
      When I click the button "저장"
      And I click the button "내 수정을 버리고 새 내용 보기"
      Then holders of "총무" are
        | 김민수 |
      And I see "고친 곳이 없습니다."
      And PUT /api/Department/101 was sent 0 times

    @ORGN-10 @AUTH-15
    Scenario: What was changed outlives the end of the session
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "저장"
      Then the page asks for a login
      Given POST /api/Account/Refresh works again
      When I log in as admin
      Then I see "고치시던 내용을 되찾았습니다."
      And I see the button "총무 고르기"
      And I see "고친 곳 1곳"
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장했습니다."

    @REL-09 @ORGN-10 @PERM-03
    Scenario: A role that is taken away meanwhile shows a message, and the page stays usable
      Given the admin has the role "Teacher"
      And my access token has expired
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장하지 못했습니다. 고치신 내용은 그대로 두었습니다. 권한이 없습니다."
      And the page says that I have no permission
      And I am signed in as admin
      When I click the menu button
      Then I see the header "내 계정"
      And I do not see the header "관리"

    @REL-09 @ORGN-10
    Scenario: Once the role is given back, what was changed is found again
      Given the admin has the role "Teacher"
      And my access token has expired
      When I click the button "저장"
      Then a toast says "부서와 기관을 저장하지 못했습니다. 고치신 내용은 그대로 두었습니다. 권한이 없습니다."
      When I click the link "역할 신청"
      And the admin has the role "Admin"
      And I click the link "나의 역할"
      And I click the button "지금 적용하기"
      Then I do not see "로그인하신 뒤에 역할이 바뀌었습니다."
      When I go back
      And I go back
      Then I see "고치시던 내용을 되찾았습니다."
