Feature: Members
  An Admin finds, registers and removes members, at a desk and on a phone.

  Rule: The list

    @MEMB-01 @ROUTE-03
    Scenario: Everybody stands in the table, by number, name and e-mail
      Given I am an admin
      When I visit the members page
      Then the table holds 400 members
      And I see "400명"
      And the table tells of "김민수"
        | 37 | minsu.kim@example.org |
      And the table tells of "정미란"
        | 2 | 이메일 없음 |
      And the link "수정 김민수" leads to /member/detail/37
      And I see the button "삭제 김민수"
      And GET /api/Member was sent 1 time
      And GET /api/Member was sent in my name

    @MEMB-01
    Scenario: A church without members says so, and leads to the first
      Given the empty world
      And I am an admin
      When I visit the members page
      Then I see "아직 등록된 회원이 없습니다."
      And the button "회원 명부 내려받기" is disabled
      When I click "신규 등록" below "아직 등록된 회원이 없습니다."
      And I register "황보라", "여", "1990-02-28"
      And I send the registration
      Then the members are "황보라방금 등록"
      And I see "1명"

    @MEMB-02 @REL-15 @REL-26
    Scenario Outline: A list that <answer> is told, and can be read again
      Given I am an admin
      And GET /api/Member <answer>
      When I visit the members page
      Then a toast says "회원 데이터를 불러오지 못했습니다."
      And an alert in the page says "회원 데이터를 불러오지 못했습니다."
      When GET /api/Member works again
      And I click the button "다시 시도"
      Then the table holds 400 members

      Examples:
        | answer                       |
        | is not understood            |
        | finds nothing                |
        | collides with another change |
        | is too large                 |
        | fails                        |
        | gets no answer               |
        | is answered with nonsense    |

    @MEMB-02 @PERM-03
    Scenario: A list that is refused says who may see it, and the Admin stays signed in
      Given I am an admin
      And GET /api/Member is forbidden
      When I visit the members page
      Then an alert in the page says "회원 명부를 볼 권한이 없습니다."
      And I am signed in as admin

    @ROUTE-07 @PERM-03 @MEMB-01
    Scenario Outline: A <who> sees nobody, and nothing is asked
      Given I am a <who>
      When I visit the members page
      Then the page says that I have no permission
      And GET /api/Member was sent 0 times

      Examples:
        | who    |
        | member |
        | editor |

    @REL-14 @MEMB-01
    Scenario: Whatever members are called is shown as text, and harms nobody
      Given the hostile world
      And I am an admin
      When I visit the members page
      Then the table holds 400 members
      And I see "<script>window.hacked=true</script>"
      And nothing that was shown ran
      And nothing is wider than the window
      When the window is 360 px wide
      Then nothing is wider than the window
      When I look for "DROP TABLE"
      Then I see "Robert'); DROP TABLE members;--"
      When I save the list of members
      Then no cell of the saved file is a formula

  Rule: Searching and sorting

    @MEMB-07
    Scenario: Initial consonants, half a syllable and an address find a member
      Given I am an admin
      And I visit the members page
      When I look for "ㄱㅁㅅ"
      Then I see "400명 중 3명"
      And I see the link "수정 김민수"
      When I look for "김민ㅅ"
      Then the members are "김민수"
      When I look for "minsu.kim@"
      Then the members are "김민수"
      When I look for "없는 이름"
      Then I see "찾으시는 회원이 없습니다."
      When I click the button "모두 보기"
      Then the table holds 400 members

    @MEMB-07
    Scenario: What was looked for is there again after a visit to a member
      Given I am an admin
      And I visit the members page
      When I look for "김민수"
      Then I am at /member/manageMembers?q=%EA%B9%80%EB%AF%BC%EC%88%98
      When I click the link "수정 김민수"
      Then I see the heading "김민수"
      When I go back
      Then the search holds "김민수"
      And the members are "김민수"
      When I click "회원 관리" in the navigation "관리"
      Then the search holds ""
      And the table holds 400 members

    @MEMB-07
    Scenario: The headings sort, one way and the other
      Given I am an admin
      When I visit the members page
      Then the table is sorted by "이름", ascending
      And member 1 of the table is "강나은"
      When I click the button "이름"
      Then the table is sorted by "이름", descending
      And member 400 of the table is "강나은"
      When I click the button "번호"
      Then the table is sorted by "번호", ascending
      And member 1 of the table is "한경수"
      And I am at /member/manageMembers?sort=id
      When I reload
      Then member 2 of the table is "정미란"

    @MEMB-07 @phone
    Scenario: A phone shows a short line for each, sorts by a choice and keeps the search in sight
      Given I am an admin
      When I visit the members page
      Then every member is a line with big buttons that opens wherever it is touched
      And nothing is wider than the window
      When I choose "번호 큰 순" for "정렬"
      And I scroll down to the last member
      Then the search is in sight
      When I look for "한경"
      Then the members are "한경수"
      And member 1 of the table is in sight
      And the search is in sight
      And nothing is wider than the window

    @MEMB-07
    Scenario: The office gets the list as it is shown
      Given I am an admin
      And I visit the members page
      When I look for "ㄱㅁㅅ"
      And I click the button "번호"
      And I click the button "번호"
      And I see "400명 중 3명"
      And I save the list of members
      Then the saved file "회원명부-2026-11-18.csv" is UTF-8 for a spreadsheet
        """
        번호,이름,이메일
        381,김말순,malsun.kim@example.org
        359,김만수,mansu.kim@example.org
        37,김민수,minsu.kim@example.org
        """

  Rule: Registering

    @MEMB-03
    Scenario: The window asks for a gender and a date of birth, not for a name
      Given I am an admin
      And I visit the members page
      When I click the button "신규 등록"
      Then I see the dialog "신규 등록"
      And the field "이름" has the focus
      And "성별" offers "성별을 선택해 주세요., 남, 여, 선택 안 함"
      When I press "Enter"
      Then "성별" is wrong: "성별을 선택해 주세요."
      And "생년월일" is wrong: "생년월일을 선택해 주세요."
      And "이름" is not wrong
      And POST /api/Member was sent 0 times

    @MEMB-03
    Scenario Outline: A date of birth <what> is not taken
      Given I am an admin
      And I visit the members page
      When I click the button "신규 등록"
      And I register "황보라", "여", "<date>"
      And I send the registration
      Then "생년월일" is wrong: "<words>"
      And POST /api/Member was sent 0 times

      Examples:
        | what         | date       | words                 |
        | after today  | 2026-11-19 | 오늘보다 뒤의 날짜는 쓸 수 없습니다. |
        | too long ago | 1899-12-31 | 1900년 이후의 날짜를 써 주세요.  |

    @MEMB-03
    Scenario Outline: The window closes by <way>, and keeps what was typed
      Given I am an admin
      And I visit the members page
      And I click the button "신규 등록"
      And I fill "이름" with "황보라"
      When I close the window by <way>
      Then I do not see the dialog "신규 등록"
      And POST /api/Member was sent 0 times
      When I click the button "신규 등록"
      Then "이름" holds "황보라"

      Examples:
        | way             |
        | Escape          |
        | a click outside |

    @MEMB-04 @MEMB-03
    Scenario: A valid registration closes the window, is saved, and stands in the list
      Given I am an admin
      And I visit the members page
      And I look for "한경"
      When I click the button "신규 등록"
      And I register "황보라", "여", "1990-02-28"
      And I press "Enter"
      Then I do not see the dialog "신규 등록"
      And a toast says "황보라 회원을 등록했습니다."
      And member 1 of the table is "황보라방금 등록"
      And I see "401명"
      And POST /api/Member carried
        """
        { "name": "황보라", "gender": "female", "birthDate": "1990-02-28" }
        """
      And GET /api/Member was sent 1 time
      When I reload
      And I look for "황보라"
      Then the members are "황보라"

    @MEMB-04 @REL-17
    Scenario: A double click registers once
      Given I am an admin
      And I visit the members page
      And I click the button "신규 등록"
      And I register "황보라", "여", "1990-02-28"
      And every call takes 500 ms
      When I double-click the button "등록" in the window
      Then a toast says "황보라 회원을 등록했습니다."
      And POST /api/Member was sent 1 time

    @MEMB-04 @REL-16 @REL-26
    Scenario Outline: A registration that <answer> is told, and the toast opens the window with what was typed
      Given I am an admin
      And I visit the members page
      And POST /api/Member <answer>
      When I click the button "신규 등록"
      And I register "황보라", "선택 안 함", "1990-02-28"
      And I send the registration
      Then I do not see the dialog "신규 등록"
      And a toast says "황보라 회원을 등록하지 못했습니다. <why>"
      And the table holds 400 members
      And POST /api/Member was sent <times>
      When I click the button "다시 쓰기" in the toast
      Then I see the dialog "신규 등록"
      And I see "아직 등록되지 않은 내용입니다."
      And "이름" holds "황보라"
      And "성별" holds "none"
      And "생년월일" holds "1990-02-28"
      When POST /api/Member works again
      And I send the registration
      Then member 1 of the table is "황보라방금 등록"

      Examples:
        | answer                        | why                   | times   |
        | is not understood             | 서버가 내용을 받아들이지 않았습니다.  | 1 time  |
        | is forbidden                  | 권한이 없습니다.             | 2 times |
        | finds nothing                 | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | is not offered by this server | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | collides with another change  | 그사이 다른 분이 내용을 바꾸었습니다. | 1 time  |
        | is too large                  | 파일이 너무 큽니다.           | 1 time  |
        | fails                         | 서버에 문제가 생겼습니다.        | 1 time  |
        | is missing on this server     | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | gets no answer                | Network Error         | 1 time  |

    @MEMB-04
    Scenario: A registration that fails on another page leads back to the window
      Given I am an admin
      And I visit the members page
      And every call takes 1500 ms
      And POST /api/Member fails
      When I click the button "신규 등록"
      And I register "황보라", "여", "1990-02-28"
      And I send the registration
      And I click "교회소개" in the navigation "주요 메뉴"
      And 3 seconds pass
      Then a toast says "황보라 회원을 등록하지 못했습니다."
      When I click the button "다시 쓰기" in the toast
      Then I am at the members page
      And I see the dialog "신규 등록"
      And "이름" holds "황보라"

    @MEMB-04
    Scenario: A name that the church asks for is asked for when it is missing
      Given I am an admin
      And I visit the members page
      When I click the button "신규 등록"
      And I register "", "남", "1990-02-28"
      And I send the registration
      Then a toast says "회원을 등록하지 못했습니다. 서버가 내용을 받아들이지 않았습니다."
      When I click the button "다시 쓰기" in the toast
      Then "이름" is wrong: "이름이 비어 있습니다. 이름을 써 주세요."
      And "생년월일" holds "1990-02-28"

  Rule: Deleting

    Background:
      Given I am an admin
      And I visit the members page
      And I look for "ㄱㅁㅅ"

    @MEMB-06
    Scenario: Deleting asks first, and does nothing when the answer is no
      When I click the button "삭제 김민수"
      Then I see the dialog "회원 삭제"
      And I see "김민수 님을 삭제할까요?"
      And the button "취소" has the focus
      When I click the button "취소"
      Then I do not see the dialog "회원 삭제"
      And I see "400명 중 3명"
      And DELETE /api/member/37 was sent 0 times

    @MEMB-06
    Scenario: A member who is deleted leaves the list, and undo brings them back into their place
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      Then a toast says "김민수 회원을 삭제했습니다."
      And I see "399명 중 2명"
      And a button of the table has the focus
      And DELETE /api/member/37 was sent 1 time
      When I click the button "되돌리기" in the toast
      Then a toast says "김민수 회원을 되돌렸습니다."
      And I see "400명 중 3명"
      And I see the link "수정 김민수"
      And POST /api/member/37/restore was sent 1 time
      When I reload
      Then I see the link "수정 김민수"

    @MEMB-06
    Scenario: The undo stands for the time of its toast, on other pages too
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      And I click "교회소개" in the navigation "주요 메뉴"
      Then a toast says "김민수 회원을 삭제했습니다."
      When I click the button "되돌리기" in the toast
      Then POST /api/member/37/restore was sent 1 time
      When I visit the members page
      Then I see the link "수정 김민수"

    @MEMB-06
    Scenario: Without an undo the member stays away
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      And the toast's time is over
      Then no toast is shown
      When I reload
      Then I see "399명 중 2명"
      And I do not see the link "수정 김민수"

    @MEMB-06 @REL-16 @REL-26
    Scenario Outline: A deletion that <answer> brings the member back, with a sentence
      Given DELETE /api/member/37 <answer>
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      Then a toast says "김민수 회원을 삭제하지 못했습니다. <why>"
      And I see "400명 중 3명"
      And I see the link "수정 김민수"
      And DELETE /api/member/37 was sent <times>

      Examples:
        | answer                        | why                   | times   |
        | is not understood             | 서버가 내용을 받아들이지 않았습니다.  | 1 time  |
        | is forbidden                  | 권한이 없습니다.             | 2 times |
        | finds nothing                 | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | is not offered by this server | 지금 서버에서는 할 수 없는 일입니다. | 1 time  |
        | fails                         | 서버에 문제가 생겼습니다.        | 1 time  |
        | gets no answer                | Network Error         | 1 time  |

    @MEMB-06
    Scenario: An undo that fails says so, and can be tried again
      Given POST /api/member/37/restore fails once
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      And I click the button "되돌리기" in the toast
      Then a toast says "김민수 회원을 되돌리지 못했습니다."
      And I see "399명 중 2명"
      When I click the button "다시 시도" in the toast
      Then a toast says "김민수 회원을 되돌렸습니다."
      And I see "400명 중 3명"

    @MEMB-06 @REL-17
    Scenario: A double click on the answer deletes once
      Given every call takes 500 ms
      When I click the button "삭제 김민수"
      And I double-click the button "삭제합니다"
      Then a toast says "김민수 회원을 삭제했습니다."
      And DELETE /api/member/37 was sent 1 time

    @MEMB-06
    Scenario: Somebody who was deleted elsewhere is deleted
      Given somebody else deletes member 37
      When I click the button "삭제 김민수"
      And I click the button "삭제합니다"
      Then a toast says "김민수 회원을 삭제했습니다."
      And I see "399명 중 2명"

  Rule: Nobody is kept out

    @accessibility
    Scenario: Nobody is kept out of the list
      Given I am an admin
      And I visit the members page
      When I look for "ㄱㅁㅅ"
      Then the table holds 3 members
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of a church without members
      Given the empty world
      And I am an admin
      When I visit the members page
      Then I see "아직 등록된 회원이 없습니다."
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of a list that cannot be read
      Given I am an admin
      And GET /api/Member fails
      When I visit the members page
      Then an alert in the page says "회원 데이터를 불러오지 못했습니다."
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility @REL-14
    Scenario: Nobody is kept out of a list of strange names
      Given the hostile world
      And I am an admin
      And I visit the members page
      When I look for "가"
      Then I see "가가가가가가가가가가"
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of the window of a new member
      Given I am an admin
      And I visit the members page
      And I look for "김민수"
      When I click the button "신규 등록"
      And I press "Enter"
      Then "성별" is wrong: "성별을 선택해 주세요."
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility
    Scenario: Nobody is kept out of the question whether to delete
      Given I am an admin
      And I visit the members page
      When I look for "김민수"
      And I click the button "삭제 김민수"
      Then I see the dialog "회원 삭제"
      And nobody is kept out at 1280 and 360 px, light and dark
