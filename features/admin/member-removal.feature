Feature: Deleting a member
  An Admin is asked first, and can take it back for a while.

  Rule: From the list

    Background:
      Given I am an admin
      And I visit the members page
      And I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
      And I click the button "삭제 김민수"

    @MEMB-06
    Scenario: Deleting asks first, and does nothing when the answer is no
      Then I see the dialog "회원 삭제"
      And I see "김민수 님을 삭제할까요?"
      And the button "취소" has the focus
      When I click the button "취소"
      Then I do not see the dialog "회원 삭제"
      And I see "400명 중 3명"
      And DELETE /api/member/37 was sent 0 times

    @MEMB-06
    Scenario: A member who is deleted leaves the list, and undo brings them back into their place
      When I click the button "삭제합니다"
      Then a toast says "김민수(37번) 회원을 삭제했습니다."
      And I see "399명 중 2명"
      And the button "삭제 김말순" has the focus
      And DELETE /api/member/37 was sent 1 time
      When I click the button "되돌리기" in the toast
      Then a toast says "김민수(37번) 회원을 되돌렸습니다."
      And the rows of the table "회원 명부" are
        | 359 | 김만수 |
        | 381 | 김말순 |
        | 37  | 김민수 |
      And POST /api/member/37/restore was sent 1 time
      When I reload
      Then I see the link "수정 김민수"

    @MEMB-06
    Scenario: The undo stands for the time of its toast, on other pages too
      When I click the button "삭제합니다"
      And I click the link "교회소개" in the navigation "주요 메뉴"
      Then I see the heading "목회철학과 비전"
      And a toast says "김민수(37번) 회원을 삭제했습니다."
      When I click the button "되돌리기" in the toast
      Then a toast says "김민수(37번) 회원을 되돌렸습니다."
      And POST /api/member/37/restore was sent 1 time

    @MEMB-06 @LIST-06
    Scenario: The undo stands after a reload
      When I click the button "삭제합니다"
      And a toast says "김민수(37번) 회원을 삭제했습니다."
      And I reload
      Then I see "399명 중 2명"
      And a toast says "김민수(37번) 회원을 삭제했습니다."
      When I click the button "되돌리기" in the toast
      Then a toast says "김민수(37번) 회원을 되돌렸습니다."
      And I see "400명 중 3명"

    @MEMB-06
    Scenario: Without an undo the member stays away
      # 김민수 leads a zone, of which a second toast would tell.
      When I click the button "취소"
      And I click the button "삭제 김말순"
      And I click the button "삭제합니다"
      And the toast's time is over
      Then no toast is shown
      When I reload
      Then I see "399명 중 2명"
      And I do not see the link "수정 김말순"

    @MEMB-06 @REL-16 @REL-26
    Scenario Outline: A deletion that <answer> brings the member back, with a sentence
      Given DELETE /api/member/37 <answer>
      When I click the button "삭제합니다"
      Then a toast says "김민수(37번) 회원을 삭제하지 못했습니다. <why>"
      And I see "400명 중 3명"
      And I see the link "수정 김민수"
      And DELETE /api/member/37 was sent 1 time

      Examples:
        | answer         | why            |
        | fails          | 서버에 문제가 생겼습니다. |
        | gets no answer | 서버와 연결되지 않았습니다. |

    @MEMB-06
    Scenario: An undo that fails says so, and can be tried again
      Given POST /api/member/37/restore fails
      When I click the button "삭제합니다"
      And I click the button "되돌리기" in the toast
      Then a toast says "김민수(37번) 회원을 되돌리지 못했습니다."
      And I see "399명 중 2명"
      Given POST /api/member/37/restore works again
      When I click the button "다시 시도" in the toast
      Then a toast says "김민수(37번) 회원을 되돌렸습니다."
      And I see "400명 중 3명"

    @MEMB-06 @REL-17
    Scenario: A double click on the answer deletes once
      Given DELETE /api/member/37 is held
      When I double-click the button "삭제합니다"
      And the held calls are answered
      Then a toast says "김민수(37번) 회원을 삭제했습니다."
      And DELETE /api/member/37 was sent 1 time

    @MEMB-06
    Scenario: A member who was deleted elsewhere is deleted
      Given another user deletes member 37
      When I click the button "삭제합니다"
      Then a toast says "김민수(37번) 회원을 삭제했습니다."
      And I see "399명 중 2명"

  Rule: From the member's own page

    @MEMB-06
    Scenario: Deleting leads to the list, where it can be undone
      Given I am an admin
      And I visit /member/detail/37
      And I fill "이름" with "김민호"
      When I click the button "이 회원 삭제"
      And I click the button "삭제합니다"
      Then I am at the members page
      And I see "399명"
      And a toast says "김민수(37번) 회원을 삭제했습니다."
      And DELETE /api/member/37 was sent 1 time
      When I click the button "되돌리기" in the toast
      And I fill "이름이나 이메일로 찾기" with "김민수"
      Then I see the link "수정 김민수"

  Rule: With offices

    @ROLE-08
    Scenario: The offices that a deletion empties are named, and the toast leads to where they are given
      Given I am an admin
      And I visit the members page
      And I fill "이름이나 이메일로 찾기" with "ㅅㅅㅎ"
      When I click the button "삭제 송승현"
      And I click the button "삭제합니다"
      Then a toast says "비야모라 구역 구역장 자리가 비었습니다."
      When I click the button "맡길 분 찾기" in the toast
      Then I am at /zone/manage
      And I see the button "비야모라 구역 구역장 맡기기"

  Rule: Among namesakes

    @MEMB-11
    Scenario: The number is on the buttons, and number, birth date and duty are in the question
      Given I am an admin
      And I visit the members page
      And I click the button "신규 등록"
      And I fill in
        | 이름   | 김민수        |
        | 성별   | 남          |
        | 생년월일 | 1990-02-28 |
      And I click the button named just "등록" in the dialog
      And I click the button "다른 분입니다. 등록합니다"
      And a toast says "김민수 회원을 등록했습니다."
      When I fill "이름이나 이메일로 찾기" with "김민수"
      And I click the button "삭제 김민수 401번"
      Then I see "김민수 님을 삭제할까요?"
      And I see "401번 · 1990-02-28"
      When I click the button "취소"
      And I click the button "삭제 김민수 37번"
      Then I see "37번 · 1987-01-26 · 서리집사"
      When I click the button "삭제합니다"
      Then DELETE /api/member/37 was sent 1 time
